export default function OnboardingRoutes() {
  return <h1>What does your business do, and where?</h1>;
}
