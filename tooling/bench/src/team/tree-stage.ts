import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { browserPath, buildApps, demoAccounts, openPlatform, origin, readAddresses } from '@saola/scripts'
import { sql } from 'kysely'
import { openDatabase } from '@saola/server'
import type { Database, Schema } from '@saola/gateway'
import { onServer, serverUrl } from '../ledger/ledger-database.ts'

/** How much slower a phone is than the machine that measures. */
const slowdown = 4
const top = 'topagent'

/** The portal on a real database, in a browser where the agent at the top of a large team is signed in. */
export type TreeStage = { portal: string; open: () => Promise<Page>; close: () => Promise<void> }

/** Builds the apps and opens everything in a database of its own on the server; undefined when nothing answers there. */
export async function openTreeStage(people: number): Promise<TreeStage | undefined> {
  const name = `saola_bench_${randomBytes(6).toString('hex')}`
  if (!(await onServer(`create database ${name}`))) return undefined
  await buildApps()
  const folder = mkdtempSync(join(tmpdir(), 'saola-bench-'))
  const addresses = readAddresses({}, 3700)
  const url = serverUrl(name)
  const platform = await openPlatform({
    addresses,
    environment: { SAOLA_DATA: folder, DATABASE_URL: url, REDIS_URL: '' },
  })
  const opened = await openDatabase<Schema>({ url, poolSize: 1 })
  await addTeam(opened.db, people)
  await opened.close()
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const portal = origin(addresses.agentPort)
  const session = await signIn(portal)
  return {
    portal,
    async open() {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
      })
      const page = await context.newPage()
      // The tab's storage belongs to the origin, so a document of it comes first: a small one that runs no app.
      await page.goto(`${portal}/config.json`)
      await page.evaluate((kept) => sessionStorage.setItem('session', kept), session)
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      return page
    },
    async close() {
      await browser.close()
      await platform.close()
      await onServer(`drop database if exists ${name} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Five below each, six levels deep, below an agent of the demo. */
async function addTeam(db: Database, people: number): Promise<void> {
  await sql`with top as (select id, merchant_id from account where name = ${top})
    insert into account (merchant_id, name, nickname, type, password_hash, registered_at, upline_id)
    select top.merchant_id, 'down' || n, '', 0, '', 1, top.id from top cross join generate_series(1, ${people}::integer) as n`.execute(
    db,
  )
  await sql`with placed as (
      select id, row_number() over (order by id) as place from account where name ~ '^down[0-9]+$'
    )
    update account set
      upline_id = coalesce((select upline.id from placed upline where upline.place = (placed.place - 1) / 5 and placed.place > 5), account.upline_id),
      type = case when placed.place * 5 < ${people}::integer then 1 else 0 end
    from placed where placed.id = account.id`.execute(db)
  await sql`with recursive line as (
      select upline_id as ancestor_id, id as descendant_id, 1 as depth from account where name ~ '^down[0-9]+$'
      union all
      select account.upline_id, line.descendant_id, line.depth + 1
      from line join account on account.id = line.ancestor_id where account.upline_id is not null
    )
    insert into descent (ancestor_id, descendant_id, depth)
    select ancestor_id, descendant_id, depth from line
    union all select id, id, 0 from account where name ~ '^down[0-9]+$'`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** What the tab of somebody who signed in keeps. */
async function signIn(portal: string): Promise<string> {
  let token: string | undefined
  const api = createApiClient({
    baseUrl: portal,
    merchant: 'saola',
    language: () => 'VI',
    token: () => token,
    cipher: 'jwe',
  })
  token = (
    await api.send(calls.session.login, {
      username: top,
      password: demoAccounts.password,
      type: 'username',
    })
  ).token
  const member = await api.send(calls.member.info)
  return JSON.stringify({ token, member, mustChangePassword: false })
}
