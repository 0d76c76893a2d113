/** An E.164 number of Vietnam as people read it: `0912 345 678`. Masked digits stay; other numbers are unchanged. */
export function formatPhone(phone: string): string {
  const local = phone.replace(/^\+84/, '0')
  const parts = /^(0[\d*]{3})([\d*]{3})([\d*]{3})$/.exec(local)
  if (parts === null) return phone
  return parts.slice(1).join(' ')
}
