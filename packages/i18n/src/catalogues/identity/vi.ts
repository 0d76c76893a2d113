/** The local identity provider's page, which plays Google and Facebook. */
export const identity = {
  title: 'Đăng nhập {{provider}} thử',
  'page.body': 'Trang này đóng vai {{provider}} trên máy của bạn. Hãy chọn người mà bạn muốn là.',
  'page.notice': 'Không kết nối với {{provider}} thật. Không cần mật khẩu.',
  name: 'Tên của bạn',
  email: 'Email',
  verified: '{{provider}} đã xác minh email này',
  continue: 'Tiếp tục',
  cancel: 'Hủy',
  required: 'Hãy nhập tên và một email hợp lệ',
  'ended.title': 'Lượt đăng nhập này đã kết thúc',
  'ended.body': 'Hãy quay lại trang thành viên và bắt đầu lại.',
  language: 'Ngôn ngữ',
  back: 'Về trang thành viên',
} as const
