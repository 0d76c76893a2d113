import { Button } from '@saola/ui'
import { Suspense, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogBoundary } from '../dialogs/dialog-boundary.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import type { TourScene } from './tour-art.tsx'

const TourDialog = lazyPart(() => import('./tour-dialog.tsx'), 'TourDialog')

export type TourButtonProps = {
  scenes: readonly TourScene[]
  variant?: 'primary'
  /** Told when the tour was left. */
  onLeft?: () => void
}

/** Opens the tour, at any time. */
export function TourButton({ scenes, variant, onLeft }: TourButtonProps): ReactElement {
  const { t } = useTranslation('tour')
  const [isOpen, setOpen] = useState(false)
  const handleClose = (): void => {
    setOpen(false)
    onLeft?.()
  }
  return (
    <>
      <Button {...(variant && { variant })} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <DialogBoundary onClose={handleClose}>
          <Suspense>
            <TourDialog scenes={scenes} onClose={handleClose} />
          </Suspense>
        </DialogBoundary>
      )}
    </>
  )
}
