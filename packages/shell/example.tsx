import { formatMoney } from '@saola/i18n'
import { calls } from '@saola/protocol'
import {
  callQuery,
  isSignedIn,
  mountApp,
  openDialog,
  stale,
  useApp,
  useSession,
  type AppContext,
} from '@saola/shell'
import { Button } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** What the member has, or the way in. */
export function FirstPage(): ReactElement {
  const { dialogs } = useApp()
  const { t } = useTranslation('session')
  if (isSignedIn(useSession())) return <Balance />
  return <Button onClick={() => openDialog(dialogs, 'sign-in')}>{t('sign_in')}</Button>
}

function Balance(): ReactElement {
  const { api, i18n, navigation } = useApp()
  const { data } = useQuery({ ...callQuery(api, calls.wallet.balance), staleTime: stale.moment })
  return (
    <Button busy={!data} onClick={() => navigation.go('/wallet')}>
      {data && formatMoney(data.sumBalance, i18n.language)}
    </Button>
  )
}

/** A site of one page. Most apps bring TanStack Router's `createRouter` and `RouterProvider` instead. */
export function start(root: Element): Promise<AppContext> {
  return mountApp({
    root,
    site: 'member',
    mayEnter: (type) => (type === 1 ? 'session:non_member_account' : undefined),
    createRouter: () => ({
      history: { push: (path) => location.assign(path) },
      load: () => Promise.resolve(),
      invalidate: () => Promise.resolve(),
    }),
    RouterProvider: FirstPage,
  })
}
