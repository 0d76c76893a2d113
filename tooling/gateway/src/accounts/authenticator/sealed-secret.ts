import { openText, sealText } from '@saola/server'
import type { Services } from '../../services/services.ts'

/** The secret of an account's authenticator as the database keeps it. */
export function sealSecret(services: Services, accountId: number, secret: Buffer): string {
  return sealText(services, secret.toString('base64url'), nameOf(accountId))
}

/** The secret of an account's authenticator. */
export function openSecret(services: Services, accountId: number, sealed: string): Buffer {
  return Buffer.from(openText(services, sealed, nameOf(accountId)), 'base64url')
}

function nameOf(accountId: number): string {
  return `authenticator:${accountId}`
}
