/** A person who can sign in: 0 is a member, 1 an agent with an upline, 2 an agent without one. */
export type Account = {
  /** Beyond 2^53, so that a browser reads it rounded; ids stand far enough apart to stay distinct. */
  id: bigint
  username: string
  password: string
  paymentPassword: string | undefined
  nickname: string
  type: 0 | 1 | 2
  uplineId: bigint | undefined
  mobile: string
  registeredAt: number
  lastLoginAt: number
  wrongPasswords: number
  /** Node ids, the newest last. */
  favourites: Set<number>
  recent: number[]
}

/** Whom tests and visitors sign in as. */
export const signIns = {
  member: { username: 'lanhuong', password: 'Sen2026hoa' },
  otherMember: { username: 'quocbao', password: 'Tre2026xanh' },
  agent: { username: 'daily01', password: 'Song2026lon' },
} as const

/** The agent's transaction password. */
export const agentPaymentPassword = '246810'

/** The first member's transaction password. */
export const memberPaymentPassword = '135790'

/** Everybody of the agent's line as `[username, type, upline]`; each upline stands before its downlines. */
export const lineOfAgent = [
  ['benthanh', 1, 'daily01'],
  ['chodem', 1, 'daily01'],
  ['minhkhoa', 0, 'daily01'],
  ['thuytien', 0, 'daily01'],
  ['hoangyen', 0, 'benthanh'],
  ['bachtuyet', 0, 'benthanh'],
  ['songhan', 1, 'benthanh'],
  ['giabao', 0, 'songhan'],
  ['kimngan', 0, 'songhan'],
  ['phuquy', 0, 'chodem'],
  ['vietanh', 0, 'chodem'],
  ['tuongvi', 0, 'chodem'],
] as const satisfies readonly (readonly [string, 0 | 1, string])[]

/** Compares as a browser does, which sends back a long id rounded. */
export function isSameId(id: bigint, written: string): boolean {
  return written !== '' && Number(id) === Number(written)
}

/** Everybody below an account, the nearest first. */
export function listBelow(accounts: readonly Account[], id: bigint): Account[] {
  const direct = accounts.filter(({ uplineId }) => uplineId === id)
  return direct.concat(direct.flatMap((each) => listBelow(accounts, each.id)))
}
