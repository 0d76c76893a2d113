/** The fields of an EMV payload by their two-digit id. */
export type EmvFields = ReadonlyMap<string, string>

/** One field: two-digit id, two-digit length, value. The value is 1 to 99 characters of ASCII. */
export function emvField(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

/** Splits a text into its fields; undefined when lengths do not add up. */
export function readEmvFields(text: string): EmvFields | undefined {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const head = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4))
    const [, id, size] = head ?? []
    if (id === undefined || fields.has(id)) return undefined
    const end = at + 4 + Number(size)
    if (end > text.length) return undefined
    fields.set(id, text.slice(at + 4, end))
    at = end
  }
  return fields
}

/** The fields inside a template; undefined when it is missing or broken. */
export function fieldsInside(fields: EmvFields | undefined, id: string): EmvFields | undefined {
  const template = fields?.get(id)
  return template === undefined ? undefined : readEmvFields(template)
}

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) of ASCII text, as four capital hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= (character.codePointAt(0) ?? 0) << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
