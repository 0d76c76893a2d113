import { QrCode } from '@saola/ui'
import type { ReactElement } from 'react'
import { Row } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'QrCode',
  group: 'show',
  purpose: {
    vi: 'Mã QR bằng nét vẽ, luôn đen trên trắng để máy nào cũng đọc được.',
    en: 'A QR code as one path, always dark on light so that every camera reads it.',
  },
  stories: [{ id: 'sizes', name: { vi: 'Hai cỡ', en: 'Sizes' }, Show: Sizes }],
  keys: [],
}

function Sizes({ say }: StoryProps): ReactElement {
  return (
    <Row>
      <QrCode text="https://example.com/invite/a1b2c3" label={say('Mã mời bạn', 'Invitation code')} />
      <QrCode text="https://example.com" label={say('Địa chỉ trang', 'Address of the site')} size={120} />
    </Row>
  )
}
