/** A part of the saved shape that is never asked; its field keeps the value at `null`. */
export default function HiddenNullWidget() {
  return null;
}
