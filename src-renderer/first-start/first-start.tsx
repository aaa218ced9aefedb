/** The first start; filled by the steps of this folder. */
export function FirstStart() {
  return <main />;
}
