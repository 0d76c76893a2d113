import { WelcomeCard } from '@saola/shell'
import { Button } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { tourScenes } from '#shared/tour-scenes.ts'

/** Greets a new member in the lobby: the tour, and what is rewarded first. */
export function MemberWelcome(): ReactElement {
  const { t } = useTranslation('tour')
  return (
    <WelcomeCard who="member" scenes={tourScenes}>
      <Button asChild>
        <Link to={paths.rewards}>{t('welcome.missions')}</Link>
      </Button>
    </WelcomeCard>
  )
}
