import type { House } from '../house.ts'
import { articles, banners, notices, popups, type BannerText, type NoticeText } from './content.ts'

const hour = 3_600_000
const languages = ['VI', 'EN'] as const

/** Puts the merchant's banners, notices, popups and help articles in place, in both languages. */
export async function seedContent(house: House, merchantId: number): Promise<void> {
  const now = house.now()
  const rows = languages.flatMap((language) => [
    ...banners.map((banner, index) => bannerRow(banner, { merchantId, language, index, now })),
    ...notices.map((notice, index) => noticeRow('player', notice, { merchantId, language, index, now })),
    ...popups.map((notice, index) => noticeRow('popup', notice, { merchantId, language, index, now })),
  ])
  await house.db.insertInto('announcement').values(rows).execute()
  await house.db
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

function bannerRow(banner: BannerText, { merchantId, language, index, now }: Place) {
  return {
    merchant_id: merchantId,
    kind: 'banner',
    language,
    title: banner[language],
    content: '',
    details: JSON.stringify({
      groupName: 'w_home',
      url: `/art/banner/${index + 1}.svg`,
      linkageType: banner.linkageType,
      linkage: banner.linkage,
    }),
    execution: null,
    sort: index,
    published_at: now,
  }
}

function noticeRow(
  kind: 'player' | 'popup',
  notice: NoticeText,
  { merchantId, language, index, now }: Place,
) {
  return {
    merchant_id: merchantId,
    kind,
    language,
    title: notice[language].title,
    content: notice[language].content,
    details: '{}',
    execution: notice.execution ?? null,
    sort: index,
    published_at: now - notice.hoursAgo * hour,
  }
}
