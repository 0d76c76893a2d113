import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'

/** One announcement as it is kept. */
export type AnnouncementRow = {
  id: number
  kind: string
  title: string
  content: string
  details: Record<string, string>
  execution: string | null
  published_at: number
}

/** Everything a merchant says in one language at this time, in the order it set. */
export async function findAnnouncements(
  services: Services,
  merchantId: number,
  language: 'VI' | 'EN',
): Promise<AnnouncementRow[]> {
  const now = services.now()
  return services.db
    .selectFrom('announcement')
    .select(['id', 'kind', 'title', 'content', 'details', 'execution', 'published_at'])
    .where('merchant_id', '=', merchantId)
    .where('language', '=', language)
    .where('published_at', '<=', now)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('sort')
    .execute()
}

/** One announcement in both languages, as the operator finds it again. */
export type StandingAnnouncement = {
  /** The numbers of its rows, by which it is taken back. */
  ids: number[]
  kind: 'banner' | 'player' | 'agent' | 'popup' | 'promotion'
  title: Partial<Record<'VI' | 'EN', string>>
  execution: 'A' | 'B' | 'F' | null
  publishedAt: number
  endsAt: number | null
}

/** What a merchant says or will say, and what has not ended, in the order in which it is shown. */
export async function listStanding(
  db: Database,
  merchantId: number,
  now: number,
): Promise<StandingAnnouncement[]> {
  const rows = await db
    .selectFrom('announcement')
    .select(['id', 'kind', 'language', 'title', 'details', 'execution', 'sort', 'published_at', 'ends_at'])
    .where('merchant_id', '=', merchantId)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('kind')
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const found = new Map<string, StandingAnnouncement>()
  for (const row of rows) {
    const kind = audienceOf(row)
    const key = `${kind} ${row.sort}`
    const { ids, title } = found.get(key) ?? { ids: [], title: {} }
    found.set(key, {
      ids: [...ids, row.id],
      kind,
      title: { ...title, [row.language]: row.title },
      execution: row.execution,
      publishedAt: row.published_at,
      endsAt: row.ends_at,
    })
  }
  return [...found.values()]
}

/** What each merchant says, by its code. */
export async function listStandingOfAll(
  db: Database,
  now: number,
): Promise<{ merchant: string; standing: StandingAnnouncement[] }[]> {
  const merchants = await db.selectFrom('merchant').select(['id', 'code']).orderBy('id').execute()
  return Promise.all(
    merchants.map(async ({ id, code }) => ({ merchant: code, standing: await listStanding(db, id, now) })),
  )
}

/** A notice whose details name agents as its audience is theirs, and none of the players'. */
export function audienceOf<Kind extends string>({
  kind,
  details,
}: {
  kind: Kind
  details: Record<string, string>
}): Kind | 'agent' {
  return kind === 'player' && details['audience'] === 'agent' ? 'agent' : kind
}
