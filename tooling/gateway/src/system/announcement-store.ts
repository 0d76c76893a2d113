import type { Services } from '../services/services.ts'

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

/** Everything a merchant says in one language, in the order it set. */
export async function findAnnouncements(
  services: Services,
  merchantId: number,
  language: 'VI' | 'EN',
): Promise<AnnouncementRow[]> {
  return services.db
    .selectFrom('announcement')
    .select(['id', 'kind', 'title', 'content', 'details', 'execution', 'published_at'])
    .where('merchant_id', '=', merchantId)
    .where('language', '=', language)
    .where('published_at', '<=', services.now())
    .orderBy('sort')
    .execute()
}
