/** A sealed body: travels as `{ value }` with an `Encryption` header. */
export type SealedBody = { value: string; encryption: string }

/** Seals the text of a body for one gateway key. */
export type BodyCipher = { seal(text: string): Promise<SealedBody> }

/** Names of the ciphers that a brand may ask for (wire 12). */
export type CipherName = 'jwe' | 'des-rsa'

/** Returns so many bytes that nobody can guess. */
export type RandomBytes = (length: number) => Uint8Array
