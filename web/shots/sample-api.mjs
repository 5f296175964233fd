/** Answers enough of the API for pictures without a server. */
export function api() {
  return false;
}
