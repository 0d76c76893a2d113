/** 32 signs that nobody mixes up when typing them from a screen. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const randomSigns = 12
const longestMemo = 19

/**
 * A transfer memo: the merchant's code and 12 random signs (60 bits), at most 19 in all, capitals and digits
 * only, because banks drop accents, spaces and everything longer.
 */
export function makeMemo(merchantCode: string, randomBytes: (length: number) => Uint8Array): string {
  const prefix = merchantCode
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, longestMemo - randomSigns)
  // 32 divides 256, so each sign is equally likely.
  return prefix + [...randomBytes(randomSigns)].map((byte) => signs[byte % signs.length]).join('')
}

const longestDescription = 300

/**
 * Every piece of a bank's description that could be a memo. Banks put text of their own around it and may drop the
 * spaces between, so pieces are cut at every sign.
 */
export function memoCandidates(description: string): string[] {
  const text = description
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, longestDescription)
  const pieces = new Set<string>()
  for (let start = 0; start + randomSigns < text.length; start++) {
    for (let length = randomSigns + 1; length <= longestMemo; length++) {
      pieces.add(text.slice(start, start + length))
    }
  }
  return [...pieces]
}
