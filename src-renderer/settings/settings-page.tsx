/** The settings; filled by the pages of this folder. */
export function SettingsPage() {
  return <main />;
}
