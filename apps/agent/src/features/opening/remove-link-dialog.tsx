import { calls, type InvitationLink } from '@saola/protocol'
import { callMutation, useApp } from '@saola/shell'
import { AlertDialog } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

type RemoveLinkDialogProps = { link: InvitationLink; onClose: () => void }

/** Asks before a link is deleted, for it cannot come back. */
export function RemoveLinkDialog({ link, onClose }: RemoveLinkDialogProps): ReactElement {
  const { t } = useTranslation('opening')
  const { api } = useApp()
  const removing = useMutation(callMutation(api, calls.team.removeLink, { invalidates: ['team'] }))
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('links.remove_title', { name: link.name })}
      text={t('links.remove_confirm')}
      confirmLabel={t('links.remove')}
      cancelLabel={t('links.keep')}
      tone="danger"
      onConfirm={() => removing.mutate({ affiUrlId: link.affiUrlId })}
    />
  )
}
