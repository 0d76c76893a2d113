import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Page } from '@playwright/test'
import { openDemoStage } from './demo-stage.ts'
import { enter } from './enter.ts'
import { onServer, serverUrl } from './ledger/ledger-database.ts'
import { median } from './measure.ts'
import type { Figure } from './report.ts'

const goalMs = 1_000
const rounds = 5
const name = 'hoangnam91'

/** What a page holds once it stands, by the path that a link leads to and the page that has the link. */
const pages = [
  { what: 'inbox of 1,000 messages', from: '/account', to: '/account/messages', holds: 'details', least: 20 },
  {
    what: 'mall of 1,000 goods',
    from: '/rewards',
    to: '/rewards/points',
    holds: 'a[href*="/goods/"]',
    least: 20,
  },
  {
    what: '100 promotions',
    from: '/rewards',
    to: '/promotions',
    holds: 'a[href^="/promotions/"]',
    least: 20,
  },
] as const

/** How long a member on a slow phone waits for pages that have much to show, from the tap on their link. */
export async function bench(): Promise<Figure[]> {
  const database = `saola_bench_${randomBytes(6).toString('hex')}`
  if (!(await onServer(`create database ${database}`))) {
    console.error('No PostgreSQL answers at SAOLA_BENCH_DATABASE_URL, so pages are not measured.')
    return []
  }
  const stage = await openDemoStage({ databaseUrl: serverUrl(database) })
  try {
    await fill(serverUrl(database))
    const page = await stage.phone()
    await enter(page, stage.member, name)
    const figures: Figure[] = []
    for (const each of pages) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, as one member opens them
      const time = await openByLink(page, stage.member, each)
      figures.push({ what: each.what, value: time, unit: 'ms', goal: `${goalMs} ms`, met: time <= goalMs })
    }
    return figures
  } finally {
    await stage.close()
    await onServer(`drop database if exists ${database} with (force)`)
  }
}

/** 1,000 messages to one member, 1,000 goods and 100 promotions. */
async function fill(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const now = Date.now()
  const merchant = `(select id from merchant where code = 'saola')`
  await client.query(`insert into account_notice (account_id, kind, about, amount, sent_at, pushed_at)
    select account.id, 'deposit_arrived', n::text, 100000, ${now}::bigint - n, 1
    from account, generate_series(1, 1000) as n where account.name = '${name}'`)
  await client.query(`insert into reward (merchant_id, code, name_vi, name_en, about_vi, about_en, art, points, delivery)
    select ${merchant}, 'G' || n, 'Quà ' || n, 'Gift ' || n, 'x', 'x', 'card', 100, 'mobile' from generate_series(1, 1000) as n`)
  await client.query(`insert into promotion (merchant_id, types, tags, title_vi, title_en, content_vi, content_en, starts_at,
      ends_at, multiple, families, bonus_kind, bonus_amount, created_at)
    select ${merchant}, '{slots}', '{}', 'Khuyến mãi ' || n, 'Offer ' || n, 'x', 'x', 1, ${now + 86_400_000}, 10, '{RNG}',
      'fixed', 100000, 1 from generate_series(1, 100) as n`)
  await client.query('vacuum analyze')
  await client.end()
}

/** The first tap of a visit, so the code of the page is fetched as well; the median of some visits. */
async function openByLink(
  page: Page,
  member: string,
  { from, to, holds, least }: (typeof pages)[number],
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    /* oxlint-disable no-await-in-loop -- one visit after the other */
    await page.goto(`${member}${from}`)
    await page.locator(`main a[href="${to}"]`).first().waitFor()
    await page.waitForTimeout(2_000)
    times.push(
      await page.evaluate(
        async ([path, wanted, count]) =>
          new Promise<number>((resolve) => {
            const startedAt = performance.now()
            const look = (): void => {
              if (location.pathname === path && document.querySelectorAll(wanted).length >= count) {
                requestAnimationFrame(() => resolve(performance.now() - startedAt))
              } else requestAnimationFrame(look)
            }
            document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click()
            requestAnimationFrame(look)
          }),
        [to, holds, least] as const,
      ),
    )
    /* oxlint-enable no-await-in-loop */
  }
  return median(times)
}
