const publicExponent = 0x10001n

/**
 * RSA without padding (wire 14): the text's bytes, big-endian, to the power of 65537, as lower-case hex in whole groups
 * of four digits. Safe only for a random text that is used once; it hides nothing that can be guessed.
 */
export function encryptRawRsa(text: string, modulusHex: string): string {
  const modulus = BigInt(`0x${modulusHex.trim()}`)
  const message = new TextEncoder().encode(text).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  if (message >= modulus) throw new RangeError('The text is longer than the modulus')
  const hex = power(message, publicExponent, modulus).toString(16)
  return hex.padStart(Math.ceil(hex.length / 4) * 4, '0')
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let factor = base % modulus
  for (let left = exponent; left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) result = (result * factor) % modulus
    factor = (factor * factor) % modulus
  }
  return result
}
