import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../../src/changes/by-address.ts'
import { toFile, type Repository } from '../../src/changes/read-repository.ts'
import { most, testsFor } from '../../src/changes/tests-for.ts'

const journeys = 'tooling/e2e/journeys'

/** A small repository: a rule, a call with its handler, its table and its screen, and the tests of each. */
const files: Readonly<Record<string, string>> = {
  'packages/rules/src/index.ts': `export { cost } from './cost.ts'\nexport { tax } from './tax.ts'`,
  'packages/rules/src/cost.ts': `export const cost = 1`,
  'packages/rules/src/tax.ts': `export const tax = 1`,
  'packages/rules/test/cost.test.ts': `import { cost } from '../src/cost.ts'`,
  'packages/rules/test/tax.test.ts': `import { tax } from '@saola/rules'`,
  'packages/protocol/src/index.ts': `export * as calls from './calls/index.ts'`,
  'packages/protocol/src/calls/index.ts': `export * as shop from './shop.ts'\nexport * as mail from './mail.ts'`,
  'packages/protocol/src/calls/shop.ts': `export const buy = defineCall({ id: 'shop.buy' })`,
  'packages/protocol/src/calls/mail.ts': `export const post = defineCall({ id: 'mail.post' })`,
  'packages/i18n/src/catalogues/shop/vi.ts': `export const shop = { title: 'Tiệm' }`,
  'packages/i18n/src/catalogues/mail/vi.ts': `export const mail = { title: 'Thư' }`,
  'tooling/gateway/migrations/0001-goods.sql': `create table goods (id bigint);`,
  'tooling/gateway/src/mounted-calls.ts': `import { shopCalls } from './shop/calls.ts'\nimport { mailCalls } from './mail/calls.ts'`,
  'tooling/gateway/src/shop/calls.ts': `import { calls } from '@saola/protocol'\nimport { buyGoods } from './buy-goods.ts'\nexport const shopCalls = [mount(calls.shop.buy, buyGoods)]`,
  'tooling/gateway/src/shop/buy-goods.ts': `import { findGoods } from './goods-store.ts'\nexport const buyGoods = findGoods`,
  'tooling/gateway/src/shop/goods-store.ts': `export const findGoods = (db) => db.selectFrom('goods')`,
  'tooling/gateway/src/mail/calls.ts': `import { calls } from '@saola/protocol'\nimport { postMail } from './post-mail.ts'\nexport const mailCalls = [mount(calls.mail.post, postMail)]`,
  'tooling/gateway/src/mail/post-mail.ts': `export const postMail = 1`,
  'tooling/gateway/test/start.ts': `import '../src/mounted-calls.ts'`,
  'tooling/gateway/test/shop/shop.test.ts': `import '../start.ts'\nimport { calls } from '@saola/protocol'\ncalls.shop.buy`,
  'tooling/gateway/test/mail/mail.test.ts': `import '../start.ts'\nimport { calls } from '@saola/protocol'\ncalls.mail.post`,
  'apps/member/src/main.tsx': `import './frame.css'\nimport './route-tree.gen.ts'`,
  'apps/member/src/route-tree.gen.ts': `import './routes/_site/shop.$goodsId.tsx'\nimport './routes/_site/mail.tsx'`,
  'apps/member/src/routes/_site/route.tsx': `import { frame } from '#shared/frame.ts'`,
  'apps/member/src/routes/_site/shop.$goodsId.tsx': `import { Goods } from '#features/shop/goods.tsx'`,
  'apps/member/src/routes/_site/mail.tsx': `import { type Goods } from '#features/shop/goods.tsx'`,
  'apps/member/src/features/shop/goods.tsx': `import styles from './goods.module.css'\nimport { calls } from '@saola/protocol'\nexport const Goods = () => api.send(calls.shop.buy, useTranslation('shop'))`,
  'apps/member/src/shared/frame.ts': `export const frame = 1`,
  [`tooling/e2e/src/walk.ts`]: `export const walk = 1`,
  [`${journeys}/landing.test.ts`]: `goto(memberPort)`,
  [`${journeys}/sign-in.test.ts`]: `goto(memberPort)`,
  [`${journeys}/story.test.ts`]: `goto(memberPort)`,
  [`${journeys}/shop.test.ts`]:
    'import { walk } from "../src/walk.ts"\ngoto(`${memberPort}/shop/${id}?tab=1`)',
  [`${journeys}/mail.test.ts`]: `goto(memberPort + '/mail')`,
}

const repository: Repository = {
  paths: [
    ...Object.keys(files),
    'apps/member/src/frame.css',
    'apps/member/src/features/shop/goods.module.css',
  ],
  files: new Map(Object.entries(files).map(([path, text]) => [path, toFile(path, text)])),
  entrances: ['rules', 'protocol'].map((name) => ({
    folder: `packages/${name}`,
    name: `@saola/${name}`,
    entries: new Map([['.', './src/index.ts']]),
  })),
}

const chosen = (...changed: string[]) => {
  const { units, journeys: walked } = testsFor(changed, repository)
  return [...units, ...walked]
}

const shop = `${journeys}/shop.test.ts`
const mail = `${journeys}/mail.test.ts`
const shopCall = 'tooling/gateway/test/shop/shop.test.ts'

describe('the tests for a change', () => {
  it.each([
    [
      'a rule, met by name and not by all that its package gives',
      'packages/rules/src/tax.ts',
      ['packages/rules/test/tax.test.ts'],
    ],
    ['a handler, met by the call', 'tooling/gateway/src/shop/buy-goods.ts', [shopCall, shop]],
    ['a store behind it', 'tooling/gateway/src/shop/goods-store.ts', [shopCall, shop]],
    ['a migration, met by its table', 'tooling/gateway/migrations/0001-goods.sql', [shopCall]],
    ['a row of the protocol', 'packages/protocol/src/calls/shop.ts', [shopCall]],
    ['a screen, met by its address', 'apps/member/src/features/shop/goods.tsx', [shop]],
    ['a style of a screen', 'apps/member/src/features/shop/goods.module.css', [shop]],
    ['a text, met by its area', 'packages/i18n/src/catalogues/shop/vi.ts', [shop]],
    ['a layout, met by every screen inside', 'apps/member/src/shared/frame.ts', [shop, mail]],
    ['what every page loads', 'apps/member/src/frame.css', [...sharedJourneys]],
    ['the versions of everything', 'pnpm-lock.yaml', [...sharedJourneys]],
    ['what a journey walks with', 'tooling/e2e/src/walk.ts', [shop]],
    ['a journey', mail, [mail]],
    ['a test', 'packages/rules/test/cost.test.ts', ['packages/rules/test/cost.test.ts']],
    ['a page of the docs', 'docs/words.md', []],
  ])('%s', (_what, file, tests) => {
    expect(chosen(file).toSorted()).toEqual(tests.toSorted())
  })

  it('say why, from the changed file to the test', () => {
    const { because } = testsFor(['tooling/gateway/src/shop/goods-store.ts'], repository)
    expect(because.get(shopCall)).toBe(
      'tooling/gateway/src/shop/goods-store.ts < tooling/gateway/src/shop/buy-goods.ts < call shop.buy',
    )
  })

  it('name what no test meets', () => {
    const file = 'packages/rules/src/new.ts'
    expect(testsFor([file, 'docs/words.md'], repository).unmet).toEqual([file])
  })

  it('stay few: each file gets its nearest before any gets its second', () => {
    const names = Array.from({ length: 30 }, (_, index) => `part${String.fromCodePoint(97 + index)}x`)
    const many = new Map(repository.files)
    for (const name of names) {
      many.set(`apps/member/src/routes/_site/${name}.tsx`, toFile('a.tsx', ''))
      many.set(`${journeys}/${name}.test.ts`, toFile('a.ts', `goto(memberPort + '/${name}')`))
    }
    const screens = names.map((name) => `apps/member/src/routes/_site/${name}.tsx`)
    const wide = { ...repository, paths: [...many.keys()], files: many }
    const choice = testsFor(screens, wide)
    expect(choice.journeys).toHaveLength(most.journey.all)
    expect(testsFor(screens.slice(0, 3), wide).journeys).toEqual(
      names.slice(0, 3).map((name) => `${journeys}/${name}.test.ts`),
    )
  })
})
