import type { InvitationLink } from '@saola/protocol'
import { useApp, useSaveFile, useShare } from '@saola/shell'
import { Button, Copyable, Dialog, Icon, QrCode, qrPng, qrSvg } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './share-dialog.module.css'

type ShareDialogProps = { link: InvitationLink; url: string; onClose: () => void }

/** A link to hand out: Zalo first, any other app of the phone, its address, and its QR code to print. */
export function ShareDialog({ link, url, onClose }: ShareDialogProps): ReactElement {
  const { t } = useTranslation(['opening', 'shell', 'team'])
  const file = useSaveFile()
  const { name: brand } = useApp().brand
  const { name, code } = link
  const text = t('opening:links.invitation', { brand, url })
  const share = useShare({
    url,
    text,
    copiedText: t('opening:links.zalo_hint'),
  })
  const handlePng = async (): Promise<void> => {
    const picture = await qrPng(url)
    if (picture) file.save(`${code}.png`, picture)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('opening:links.share_of', { name })}
      closeLabel={t('shell:dialog.close')}
      size="small"
    >
      <div className={styles.body}>
        <div className={styles.code}>
          <QrCode text={url} label={t('opening:links.qr', { name })} size={208} />
        </div>
        <span className={styles.label}>{t('team:referral')}</span>
        <Copyable value={url} copyLabel={t('opening:links.copy')} copiedLabel={t('shell:act.copied')}>
          <span className={styles.url}>{url}</span>
        </Copyable>
        <Button variant="primary" size="large" wide onClick={share.toZalo}>
          {t('opening:links.zalo')}
        </Button>
        {share.toOthers !== undefined && (
          <Button wide icon={<Icon name="share" size={18} />} onClick={share.toOthers}>
            {t('opening:links.other')}
          </Button>
        )}
        <div className={styles.files}>
          <Button wide icon={<Icon name="download" size={18} />} onClick={() => void handlePng()}>
            {t('opening:links.png')}
          </Button>
          <Button
            wide
            icon={<Icon name="download" size={18} />}
            onClick={() => file.save(`${code}.svg`, qrSvg(url))}
          >
            {t('opening:links.svg')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
