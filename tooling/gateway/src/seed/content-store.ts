import { hourMs } from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { SeedBanner, SeedData, SeedNotice } from './seed-data.ts'

const languages = ['VI', 'EN'] as const

/** Writes a merchant's banners, notices for players and for agents, popups and help articles, in both languages. */
export async function insertContent(
  db: Database,
  merchantId: number,
  { banners, notices, agentNotices, popups, articles }: SeedData['content'],
  now: number,
): Promise<void> {
  const rows = languages.flatMap((language) => [
    ...banners.map((banner, index) => bannerRow(banner, { merchantId, language, index, now })),
    ...notices.map((notice, index) => noticeRow('player', notice, { merchantId, language, index, now })),
    ...agentNotices.map((notice, index) => noticeRow('agent', notice, { merchantId, language, index, now })),
    ...popups.map((notice, index) => noticeRow('popup', notice, { merchantId, language, index, now })),
  ])
  await db.insertInto('announcement').values(rows).execute()
  await db
    .insertInto('help_article')
    .values(
      languages.flatMap((language) =>
        articles.map((article, index) => ({
          merchant_id: merchantId,
          language,
          topic: article.topic,
          title: article[language].title,
          content: article[language].content,
          sort: index,
        })),
      ),
    )
    .execute()
}

type Place = { merchantId: number; language: 'VI' | 'EN'; index: number; now: number }

function bannerRow(banner: SeedBanner, { merchantId, language, index, now }: Place) {
  return {
    merchant_id: merchantId,
    kind: 'banner' as const,
    language,
    title: banner[language],
    content: '',
    details: JSON.stringify({
      groupName: 'w_home',
      url: banner.url,
      linkageType: banner.linkageType,
      linkage: banner.linkage,
    }),
    execution: null,
    sort: index,
    published_at: now,
  }
}

function noticeRow(
  kind: 'player' | 'agent' | 'popup',
  notice: SeedNotice,
  { merchantId, language, index, now }: Place,
) {
  return {
    merchant_id: merchantId,
    kind: kind === 'agent' ? ('player' as const) : kind,
    language,
    title: notice[language].title,
    content: notice[language].content,
    details: JSON.stringify(kind === 'agent' ? { audience: 'agent' } : {}),
    execution: notice.execution ?? null,
    sort: index,
    published_at: now - notice.hoursAgo * hourMs,
  }
}
