import { Checkbox } from '../../src/controls/checkbox.tsx';
import { ColorChips } from '../../src/controls/color-chip.tsx';
import { OptionChips } from '../../src/controls/option-chip.tsx';
import { PhotoField } from '../../src/controls/photo-field.tsx';
import { RadioGroup } from '../../src/controls/radio-group.tsx';
import { Select } from '../../src/controls/select.tsx';
import { TextArea } from '../../src/controls/text-area.tsx';
import { TextField } from '../../src/controls/text-field.tsx';
import { Picture } from '../../src/picture.tsx';
import { picture } from '../../src/testing/product-card.ts';
import { ignore, type States } from './states.ts';

const sizes = [
  { value: 'XS', label: 'XS', note: '2개 남음' },
  { value: 'S', label: 'S' },
  { value: 'M', label: 'M', isSoldOut: true },
  { value: 'L', label: 'L', disabled: true },
];
const colors = [
  { value: 'navy', label: '네이비', hex: '#1d2433' },
  { value: 'ivory', label: '아이보리', hex: '#f4f1ea' },
  { value: 'red', label: '레드', hex: '#b3261e', isSoldOut: true },
];
const payments = [
  { value: 'card', label: '신용카드', description: '모든 카드사' },
  { value: 'bank', label: '계좌이체' },
  { value: 'phone', label: '휴대폰', disabled: true },
];

const photos = [{ photo_id: 'front' }, { photo_id: 'hem' }];

interface PhotosProps {
  photos?: readonly { photo_id: string }[];
  progress?: { done: number; all: number };
  errors?: readonly string[];
}

const Photos = ({ photos = [], progress, errors = [] }: PhotosProps) => (
  <PhotoField
    label="사진 (선택)"
    hint="사진을 2장까지 올릴 수 있어요."
    photos={photos}
    maximum={2}
    types={['image/jpeg']}
    renderPhoto={(_photo, alt) => <Picture picture={picture} sizes="88px" aspect="1 / 1" alt={alt} />}
    progress={progress ?? null}
    errors={errors}
    onAdd={() => Promise.resolve()}
    onRemove={ignore}
  />
);

export const fieldStates = {
  checkbox: {
    off: <Checkbox>이용약관 동의</Checkbox>,
    on: <Checkbox defaultChecked>이메일 수신</Checkbox>,
    large: <Checkbox size={28}>전체 선택</Checkbox>,
    disabled: <Checkbox disabled>선택할 수 없음</Checkbox>,
    wrong: <Checkbox error="동의해 주세요.">개인정보 동의</Checkbox>,
  },
  'color-chip': {
    'none chosen': <ColorChips legend="색상" options={colors} />,
    chosen: <ColorChips legend="고른 색상" options={colors} value="navy" onValue={ignore} />,
    'sold out chosen': (
      <ColorChips legend="재입고 색상" options={colors} value="red" onValue={ignore} soldOutSelectable />
    ),
    wrong: <ColorChips legend="필수 색상" options={colors} error="색상을 골라 주세요." />,
  },
  'option-chip': {
    'none chosen': <OptionChips legend="사이즈" options={sizes} />,
    chosen: <OptionChips legend="고른 사이즈" options={sizes} value="S" onValue={ignore} />,
    'sold out chosen': (
      <OptionChips legend="재입고 사이즈" options={sizes} value="M" onValue={ignore} soldOutSelectable />
    ),
    wrong: <OptionChips legend="필수 사이즈" options={sizes} error="사이즈를 골라 주세요." />,
  },
  'photo-field': {
    empty: <Photos />,
    sending: <Photos photos={photos.slice(0, 1)} progress={{ done: 1, all: 2 }} />,
    full: <Photos photos={photos} />,
    refused: <Photos errors={['coat.heic: JPG, PNG, WEBP 사진만 올릴 수 있어요.']} />,
  },
  'radio-group': {
    column: <RadioGroup legend="결제 수단" options={payments} value="card" onValue={ignore} />,
    row: <RadioGroup legend="결제 방법" options={payments} layout="row" value="bank" onValue={ignore} />,
    wrong: <RadioGroup legend="필수 결제" options={payments} error="결제 수단을 골라 주세요." />,
  },
  select: {
    plain: (
      <Select label="정렬">
        <option>판매인기순</option>
      </Select>
    ),
    medium: (
      <Select label="보기" size="md" hideLabel>
        <option>60개씩</option>
      </Select>
    ),
    disabled: (
      <Select label="지역" disabled>
        <option>서울</option>
      </Select>
    ),
    wrong: (
      <Select label="은행" error="은행을 골라 주세요.">
        <option value="">선택</option>
      </Select>
    ),
  },
  'text-area': {
    empty: <TextArea label="문의 내용" placeholder="무엇이 궁금하신가요?" />,
    filled: <TextArea label="리뷰" defaultValue="핏이 좋고 따뜻해요." hint="20자 이상" />,
    disabled: <TextArea label="답변" disabled />,
    wrong: <TextArea label="사유" error="사유를 적어 주세요." />,
  },
  'text-field': {
    empty: <TextField label="이름" />,
    filled: <TextField label="아이디" defaultValue="shopper01" required />,
    hinted: <TextField label="비밀번호" type="password" hint="영문, 숫자, 특수문자 8자 이상" />,
    wrong: <TextField label="이메일" defaultValue="shopper" error="이메일 주소를 확인해 주세요." />,
    disabled: <TextField label="추천인" defaultValue="friend01" disabled />,
    medium: <TextField label="쿠폰 번호" size="md" />,
    'with a part at its right': <TextField label="인증 번호" right={<span>02:59</span>} />,
  },
} satisfies Readonly<Record<string, States>>;
