import { Button, HoverPanel, QrCode } from '@saola/ui'
import type { ReactElement } from 'react'
import { tabInto } from '../../keys.ts'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'HoverPanel',
  group: 'over',
  purpose: {
    vi: 'Khung tự hiện khi rê chuột hoặc có tiêu điểm; nút vẫn làm việc của nó. Chỉ để xem, đừng đặt nút bên trong.',
    en: 'A panel that shows itself on hover and focus; the button keeps its act. For looking at: no buttons inside.',
  },
  stories: [{ id: 'qr', name: { vi: 'Mã QR', en: 'A QR code' }, Show: Qr }],
  keys: [
    { ...tabInto, does: { vi: 'Đến nút thì hiện, rời đi thì ẩn.', en: 'Shown on arrival, gone when left.' } },
    { keys: 'Esc', does: { vi: 'Ẩn mà không rời nút.', en: 'Hides it without leaving the button.' } },
  ],
}

function Qr({ say }: StoryProps): ReactElement {
  return (
    <HoverPanel
      label={say('Mã QR tải ứng dụng', 'QR code of the app')}
      trigger={<Button href="#qr">{say('Tải ứng dụng', 'Get the app')}</Button>}
    >
      <QrCode
        text="https://example.com/download/ios"
        label={say('Mã QR tải ứng dụng', 'QR code of the app')}
        size={160}
      />
    </HoverPanel>
  )
}
