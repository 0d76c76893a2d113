import type { Database } from '../db/database.ts'

/** How an account is reached, and what a code has proved of it. */
export type Contacts = {
  merchantId: number
  email: string | null
  emailVerifiedAt: number | null
  /** E.164. */
  mobile: string | null
  mobileVerifiedAt: number | null
  realName: string | null
}

/** An address that an owner reads. */
export type OwnerAddress = { channel: 'sms' | 'email'; recipient: string }

/** How an account is reached. */
export async function getContacts(db: Database, accountId: number): Promise<Contacts> {
  return db
    .selectFrom('account')
    .select([
      'merchant_id as merchantId',
      'email',
      'email_verified_at as emailVerifiedAt',
      'mobile',
      'mobile_verified_at as mobileVerifiedAt',
      'real_name as realName',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Where an owner is told something: the mailbox, or the phone; undefined for an account without either. */
export function ownerAddress({
  email,
  mobile,
}: Pick<Contacts, 'email' | 'mobile'>): OwnerAddress | undefined {
  return ownerAddresses({ email, mobile })[0]
}

/** Everywhere that an owner is reached. */
export function ownerAddresses({ email, mobile }: Pick<Contacts, 'email' | 'mobile'>): OwnerAddress[] {
  const known: OwnerAddress[] = []
  if (email !== null) known.push({ channel: 'email', recipient: email })
  if (mobile !== null) known.push({ channel: 'sms', recipient: mobile })
  return known
}

/**
 * Writes an address that a code has proved, in place of the one before; false when another account of the merchant has
 * it.
 */
export async function updateContact(
  db: Database,
  accountId: number,
  { channel, recipient }: OwnerAddress,
  now: number,
): Promise<boolean> {
  try {
    await db
      .updateTable('account')
      .set(
        channel === 'sms'
          ? { mobile: recipient, mobile_verified_at: now }
          : { email: recipient, email_verified_at: now },
      )
      .where('id', '=', accountId)
      .execute()
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

/** PostgreSQL's unique violation. */
function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'
}
