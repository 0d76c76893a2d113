import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../folders.ts'
import { from, type ToldCommand } from './told-command.ts'

const fromTarballs = 'tooling/scripts/src/verify/stranger.ts'
const copiedOut = 'tooling/scripts/src/examples/use-examples.ts'

/** How each command of the packages, the tooling and the examples is played. */
export const toldInPackages: readonly ToldCommand[] = [
  ...from('packages/conformance/README.md', [
    ['npx @saola/conformance https://gateway.example --merchant saola', { at: 'platform' }],
    [
      'npx @saola/conformance https://gateway.example --merchant saola --account member01:secret --agent agent01:secret --html report.html',
      { at: 'platform' },
    ],
    ['npx @saola/conformance capabilities https://gateway.example/openapi.json', { at: 'platform' }],
    [
      'npx @saola/conformance capabilities ./openapi.json',
      { at: 'platform', first: 'curl -sS -o openapi.json https://gateway.example/openapi.json' },
    ],
  ]),
  // Its example sends a row of the protocol.
  ...installed('api-client', '@saola/protocol'),
  ...installed('conformance'),
  ...installed('game-launch'),
  ...installed('i18n'),
  ...installed('line-speed'),
  ...installed('protocol'),
  ...installed('rules'),
  ...installed('shell'),
  ...installed('sign-in'),
  ...installed('ui'),
  ...installed('validation'),
  ...from('packages/ui/README.md', [['pnpm --filter @saola/ui workshop', { at: 'copy', opens: 'Local:' }]]),
  ...from('tooling/second-gateway/README.md', [
    [
      'node tooling/second-gateway/src/main.ts --origin http://127.0.0.1:5173',
      { at: 'copy', opens: 'answers merchant' },
    ],
    [
      'node tooling/second-gateway/src/main.ts --port 4401 --fault sum-unequal --fault ids-missing',
      { at: 'copy', opens: 'answers merchant' },
    ],
    ['node tooling/second-gateway/src/main.ts --faults', { at: 'copy' }],
  ]),
  ...from('examples/read-a-gateway/README.md', [
    ['export SAOLA_PASSWORD=Saola2026', { at: 'platform' }],
    [
      'node src/main.ts --gateway http://127.0.0.1:4000 --merchant saola --account member01 --days 31',
      { at: 'platform' },
    ],
    ['node src/main.ts --help', { at: 'platform' }],
    ['npm install @saola/api-client @saola/i18n @saola/protocol i18next zod', { by: copiedOut }],
    ['npm install --save-dev typescript @types/node', { by: copiedOut }],
  ]),
  ...from('examples/game-vendor/README.md', [
    [
      'SAOLA_GATEWAY=https://gateway.example SAOLA_VENDOR=MYGAMES SAOLA_VENDOR_SECRET=… node src/main.ts',
      { by: 'tooling/scripts/test/examples/game-vendor.test.ts' },
    ],
  ]),
  ...from('examples/brand-site/README.md', [
    ['npx vite', { at: 'copy', opens: 'Local:' }],
    ['SAOLA_GATEWAY=https://gateway.example npx vite', { at: 'copy', opens: 'Local:' }],
    [
      'npm install @saola/shell @saola/sign-in @saola/ui @saola/game-launch @saola/i18n @saola/protocol @saola/rules',
      { by: copiedOut },
    ],
    [
      'npm install @tanstack/react-router @tanstack/react-query i18next react react-dom react-hook-form react-i18next valtio zod',
      { by: copiedOut },
    ],
    [
      'npm install --save-dev vite @vitejs/plugin-react typescript @types/react @types/react-dom',
      { by: copiedOut },
    ],
  ]),
  ...from('examples/landing-page/README.md', [
    ['npx vite', { at: 'copy', opens: 'Local:' }],
    ['VITE_LINES=https://a.example,https://b.example npx vite', { at: 'copy', opens: 'Local:' }],
    ['npm install @saola/line-speed @saola/i18n i18next', { by: copiedOut }],
    ['npm install --save-dev vite typescript', { by: copiedOut }],
  ]),
  ...from('examples/registration/README.md', [
    ['npx vite', { at: 'copy', opens: 'Local:' }],
    ['SAOLA_GATEWAY=https://gateway.example VITE_MERCHANT=sen npx vite', { at: 'copy', opens: 'Local:' }],
    [
      'npm install @saola/api-client @saola/i18n @saola/protocol @saola/rules @saola/validation i18next zod react react-dom',
      { by: copiedOut },
    ],
    ['npm install @tanstack/react-form', { by: copiedOut }],
    ['npm install react-hook-form @hookform/resolvers', { by: copiedOut }],
    [
      'npm install --save-dev vite @vitejs/plugin-react typescript @types/react @types/react-dom',
      { by: copiedOut },
    ],
  ]),
  ...['brand-site', 'landing-page', 'read-a-gateway', 'registration'].map((name): ToldCommand => ({
    document: `examples/${name}/README.md`,
    command: 'npm init -y && npm pkg set type=module',
    at: 'empty',
  })),
]

/** What a package's README has its reader install: it, and all that it leaves to whoever installs it. */
function installed(name: string, ...besides: string[]): ToldCommand[] {
  const { name: own, peerDependencies = {} } = JSON.parse(
    readFileSync(join(repository, 'packages', name, 'package.json'), 'utf8'),
  ) as { name: string; peerDependencies?: Record<string, string> }
  const words = [own, ...besides, ...Object.keys(peerDependencies)].join(' ')
  return from(`packages/${name}/README.md`, [[`pnpm add ${words}`, { by: fromTarballs }]])
}
