import { Button, Dialog, Field, TextInput, type DialogProps } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { escapeCloses } from '../../keys.ts'
import { Row } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Dialog',
  group: 'over',
  purpose: {
    vi: 'Việc cần làm xong trước khi quay lại: tờ giấy kéo lên từ dưới trên điện thoại, hộp giữa màn hình trên máy tính.',
    en: 'A task to finish before going on: a sheet from the bottom on a phone, centred on a desktop.',
  },
  stories: [
    { id: 'form', name: { vi: 'Biểu mẫu', en: 'A form' }, Show: Form },
    { id: 'sizes', name: { vi: 'Ba cỡ', en: 'Sizes' }, Show: Sizes },
  ],
  keys: [
    {
      keys: 'Tab, Shift+Tab',
      does: {
        vi: 'Đi vòng bên trong, không ra trang phía sau.',
        en: 'Goes round inside, never to the page behind.',
      },
    },
    escapeCloses,
  ],
}

function Form({ say }: StoryProps): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {say('Rút tiền', 'Withdraw')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={say('Xác nhận rút tiền', 'Confirm the withdrawal')}
        description={say(
          'Tiền về tài khoản trong khoảng mười phút.',
          'The money arrives in about ten minutes.',
        )}
        closeLabel={say('Đóng', 'Close')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{say('Quay lại', 'Back')}</Button>
            <Button variant="primary">{say('Rút 1.250.000 ₫', 'Withdraw 1,250,000 ₫')}</Button>
          </>
        }
      >
        <Field label={say('Mật khẩu giao dịch', 'Transaction password')} required>
          <TextInput type="password" />
        </Field>
      </Dialog>
    </>
  )
}

function Sizes({ say }: StoryProps): ReactElement {
  const [size, setSize] = useState<NonNullable<DialogProps['size']>>()
  const names = {
    small: say('Nhỏ', 'Small'),
    medium: say('Vừa', 'Medium'),
    large: say('Lớn', 'Large'),
  }
  return (
    <Row>
      {(['small', 'medium', 'large'] as const).map((each) => (
        <Button key={each} onClick={() => setSize(each)}>
          {names[each]}
        </Button>
      ))}
      <Dialog
        open={size !== undefined}
        onOpenChange={() => setSize(undefined)}
        title={size && names[size]}
        closeLabel={say('Đóng', 'Close')}
        {...(size && { size })}
      >
        <p>{say('Cuộn trang phía sau được giữ yên.', 'The page behind does not scroll.')}</p>
      </Dialog>
    </Row>
  )
}
