import { isSignedIn, LanguageSwitch, openDialog, signOut, useApp, useSession } from '@saola/shell'
import { AppFrame, Button, TopBar } from '@saola/ui'
import { Link, Outlet } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from './words.ts'

/** What surrounds every screen: the way in and out, the language, and three links. */
export function SiteFrame(): ReactElement {
  const app = useApp()
  const { t } = useTranslation(['session', 'shell'])
  const { own } = useWords()
  const door = isSignedIn(useSession()) ? (
    <Button onClick={() => void signOut(app)}>{t('session:sign_out')}</Button>
  ) : (
    <Button variant="primary" onClick={() => openDialog(app.dialogs, 'sign-in')}>
      {t('session:sign_in')}
    </Button>
  )
  return (
    <AppFrame
      skipLabel={t('shell:act.skip')}
      top={
        <TopBar start={<strong>{app.brand.name}</strong>} end={[<LanguageSwitch key="language" />, door]} />
      }
    >
      <nav>
        <Link to="/">{own.home}</Link> · <Link to="/wallet">{own.wallet}</Link> ·{' '}
        <Link to="/budget">{own.budget}</Link>
      </nav>
      <Outlet />
    </AppFrame>
  )
}
