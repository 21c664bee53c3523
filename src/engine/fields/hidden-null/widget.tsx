/** A part of the stored shape that is never asked; its value stays `null`. */
export default function HiddenNullWidget() {
  return null;
}
