/** A time in Vietnam, such as `2026-11-21 14:05`, in ms since 1970. */
export function vietnam(text: string): number {
  const [day = '', clock = '00:00'] = text.split(' ')
  return Date.parse(`${day}T${clock}+07:00`)
}
