/** Whether an address names a user or a password (`https://user:password@host`): those belong into the keyring. */
export function holdsPassword(address: string): boolean {
  const url = URL.parse(address.trim());
  return url !== null && (url.username !== '' || url.password !== '');
}
