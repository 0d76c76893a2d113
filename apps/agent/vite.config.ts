import { appConfig } from '@saola/config/vite'

export default appConfig({
  firstPage: {
    texts: ['team', 'validation'],
    parts: [
      'packages/protocol/src/calls/contracts/',
      'packages/shell/src/tour/',
      'packages/ui/src/data/stat-tile',
      'src/shared/list/period',
      'src/shared/team/team-request',
      'src/shared/tour-scenes',
    ],
    sheets: [
      ['index', 'many'],
      ['forms', 'checkbox', 'sign-in-form', 'sign-in-page'],
    ],
    later: [
      'apps/agent/src/',
      'packages/ui/src/data/',
      'packages/shell/src/files/',
      'packages/shell/src/calls/list-pages',
    ],
  },
})
