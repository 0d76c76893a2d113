import { pageSheets } from '../verify/page.ts'

/** What a page of Next is made of: a server component, what of it runs in the browser, and a gateway's answers at one origin. */
export const nextFiles: Record<string, string> = {
  'app/layout.tsx': `${pageSheets}
import type { ReactNode } from 'react'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="vi">
      <body>{children}</body>
    </html>
  )
}
`,
  // It is drawn when it is asked for, so a part of ours that no server can draw fails here.
  'app/page.tsx': `
import { createI18n, formatMoney, loadAreas } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { Card, Notice } from '@saola/ui'
import { checkField, messageOf, toRule } from '@saola/validation'
import { NameCard } from '../ui.tsx'
import { NameForm, Site } from './client.tsx'

export const dynamic = 'force-dynamic'

export default async function Page() {
  const i18n = await createI18n({ language: 'vi' })
  await loadAreas(i18n, 'wallet')
  const username = toRule({ patternId: 1, minLength: 6, maxLength: 12, required: true }, 'username')
  const [issue] = checkField(username, '9lives')
  return (
    <>
      <Card title={i18n.t('wallet:deposit.title')}>
        <p id="money">{formatMoney(7_500_000, 'vi')}</p>
        <p id="issue">{issue && messageOf(issue).key}</p>
        <p id="path">{calls.wallet.balance.path}</p>
        <Notice>{typeof window}</Notice>
      </Card>
      <Site />
      <div id="parts">
        <NameCard />
      </div>
      <NameForm />
    </>
  )
}
`,
  'app/client.tsx': `
'use client'

import { useEffect, useRef } from 'react'
import { begin } from '../site.tsx'

export { NameForm } from '../site.tsx'

export function Site() {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (root.current) void begin(root.current)
  }, [])
  return <div id="root" ref={root} />
}
`,
  'app/[...path]/route.ts': `
import answers from '../../answers.json'

export function GET(request: Request) {
  const answer = (answers as Record<string, unknown>)[new URL(request.url).pathname]
  return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer)
}
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      skipLibCheck: true,
    },
    include: ['**/*.ts', '**/*.tsx'],
    exclude: ['node_modules'],
  }),
  'next.config.js': 'export default { turbopack: { root: import.meta.dirname } }\n',
  // Says its port once it serves.
  'serve.js': `
import { createServer } from 'node:http'
import next from 'next'

const app = next({ dev: false })
await app.prepare()
const server = createServer(app.getRequestHandler())
server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port))
`,
}
