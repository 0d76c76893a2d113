import { vietnamesePhone } from '@saola/validation'
import { Fault } from '../http/fault.ts'

/** The number in E.164, or the refusal of what is none (session 7). */
export function requirePhone(typed: string, field = 'mobileNum'): string {
  if (typed.trim() === '') throw new Fault('phone.missing-phone-number', { field })
  const phone = vietnamesePhone(typed)
  if (!phone) throw new Fault('phone.invalid-phone-number', { field })
  return phone
}
