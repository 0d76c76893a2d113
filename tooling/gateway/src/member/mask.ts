import { nationalPhone } from '@saola/validation'

/** `+84912345678` as `0912****678`. */
export function maskMobile(mobile: string): string {
  const national = nationalPhone(mobile) ?? mobile
  return `${national.slice(0, 4)}****${national.slice(-3)}`
}

/** `minhthu@example.com` as `mi***@example.com`; of a short name less is shown. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const shown = Math.min(2, Math.floor(at / 2))
  return `${email.slice(0, shown)}***${email.slice(at)}`
}

/** `Nguyễn Thu Hà` as `N***** T** H*`. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => [...word].map((letter, at) => (at === 0 ? letter : '*')).join(''))
    .join(' ')
}
