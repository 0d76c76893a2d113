/**
 * An E.164 number of Vietnam as people read it: `0912 345 678`, and with `masked` as others may see it: `0912 *** 678`.
 * Masked digits stay masked; a number of elsewhere keeps its form.
 */
export function formatPhone(phone: string, options: { masked?: boolean } = {}): string {
  const masked = options.masked === true
  const local = phone.replace(/^\+84/, '0')
  const parts = /^(0[\d*]{3})([\d*]{3})([\d*]{3})$/.exec(local)
  if (parts === null) return masked ? phone.replace(/\d{3}(?=\d{3}$)/, '***') : phone
  const [, prefix = '', middle = '', last = ''] = parts
  return [prefix, masked ? '***' : middle, last].join(' ')
}
