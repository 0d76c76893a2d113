import { appConfig } from '@saola/config/vite'

export default appConfig({
  shared: ['packages/shell/src/terms/parts'],
  firstPage: {
    texts: ['team', 'validation'],
    parts: [
      'packages/protocol/src/calls/contracts/',
      'packages/shell/src/tour/',
      'packages/ui/src/data/stat-tile',
      'src/shared/list/period',
      'src/shared/team/person-link',
      'src/shared/team/team-request',
      'src/shared/tour-scenes',
    ],
    sheets: [
      ['index', 'many'],
      ['forms', 'checkbox', 'sign-in-form', 'sign-in-page'],
    ],
    later: [
      'node_modules/@tanstack/router-core/',
      'node_modules/@tanstack/react-router/',
      'node_modules/@tanstack/history/',
      'node_modules/@tanstack/store/',
      'node_modules/@tanstack/react-store/',
      'node_modules/aria-hidden/',
      'node_modules/react-style-singleton/',
      'node_modules/tslib/',
      'node_modules/use-callback-ref/',
      'node_modules/use-sidecar/',
      'apps/agent/src/',
      'packages/ui/src/data/',
      'packages/shell/src/files/',
      'packages/shell/src/calls/list-pages',
    ],
  },
})
