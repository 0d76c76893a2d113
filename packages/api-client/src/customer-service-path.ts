/**
 * The address behind an encrypted customer-service path (wire 16): the last 8 characters are the DES key of the rest.
 * A key that ships with its text hides nothing. Throws when the path is damaged.
 */
export async function openCustomerServicePath(path: string): Promise<string> {
  const { decryptDes } = await import('./des-ecb.ts')
  return decryptDes(path.slice(0, -8), path.slice(-8))
}
