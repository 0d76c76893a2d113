import { posesAsStaff } from '@saola/rules'
import { issueFault } from './issue-fault.ts'
import type { CallContext } from './mount.ts'

type Site = Pick<CallContext<unknown>, 'merchant' | 'language'>

/** Whether a name speaks for the merchant's brand or its staff. */
export function isPosingName({ merchant }: Pick<Site, 'merchant'>, name: string): boolean {
  return posesAsStaff(name, [merchant.name, merchant.code])
}

/** Refuses a name that somebody chose and that speaks for the merchant's brand or its staff (support 17). */
export function refusePosingName(site: Site, name: string, field: 'username' | 'nickname'): void {
  if (isPosingName(site, name)) throw issueFault({ key: 'validation.poses', field }, site.language)
}
