/** How the kinds of question look in the designer. A kind that is not named here is offered all the same, at the end. */
import AlternateEmail from '@mui/icons-material/AlternateEmailOutlined';
import ArrowDropDownCircle from '@mui/icons-material/ArrowDropDownCircleOutlined';
import AttachFile from '@mui/icons-material/AttachFileOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import CheckBox from '@mui/icons-material/CheckBoxOutlined';
import ContactPage from '@mui/icons-material/ContactPageOutlined';
import EmojiEmotions from '@mui/icons-material/EmojiEmotionsOutlined';
import Draw from '@mui/icons-material/DrawOutlined';
import Event from '@mui/icons-material/EventOutlined';
import FavoriteBorder from '@mui/icons-material/FavoriteBorderOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumberedOutlined';
import GridOn from '@mui/icons-material/GridOnOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Help from '@mui/icons-material/HelpOutlineOutlined';
import LinearScale from '@mui/icons-material/LinearScaleOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import MicNone from '@mui/icons-material/MicNoneOutlined';
import Notes from '@mui/icons-material/NotesOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Pin from '@mui/icons-material/PinOutlined';
import RadioButtonChecked from '@mui/icons-material/RadioButtonCheckedOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import SentimentSatisfiedAlt from '@mui/icons-material/SentimentSatisfiedAltOutlined';
import ShortText from '@mui/icons-material/ShortTextOutlined';
import Speed from '@mui/icons-material/SpeedOutlined';
import StarBorder from '@mui/icons-material/StarBorderOutlined';
import ThumbsUpDown from '@mui/icons-material/ThumbsUpDownOutlined';
import ToggleOn from '@mui/icons-material/ToggleOnOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

export const typeGroups = ['rating', 'choice', 'text', 'media', 'other'] as const;
export type TypeGroup = (typeof typeGroups)[number];

export interface TypeFacts {
  Icon: typeof SvgIcon;
  group: TypeGroup;
}

const FACTS: Partial<Record<string, TypeFacts>> = {
  smiley: { Icon: SentimentSatisfiedAlt, group: 'rating' },
  stars: { Icon: StarBorder, group: 'rating' },
  nps: { Icon: Speed, group: 'rating' },
  csat: { Icon: EmojiEmotions, group: 'rating' },
  ces: { Icon: Tune, group: 'rating' },
  rating: { Icon: FavoriteBorder, group: 'rating' },
  slider: { Icon: LinearScale, group: 'rating' },
  yes_no: { Icon: ToggleOn, group: 'rating' },
  thumbs: { Icon: ThumbsUpDown, group: 'rating' },
  single: { Icon: RadioButtonChecked, group: 'choice' },
  multiple: { Icon: CheckBox, group: 'choice' },
  dropdown: { Icon: ArrowDropDownCircle, group: 'choice' },
  ranking: { Icon: FormatListNumbered, group: 'choice' },
  matrix: { Icon: GridOn, group: 'choice' },
  short_text: { Icon: ShortText, group: 'text' },
  long_text: { Icon: Notes, group: 'text' },
  number: { Icon: Pin, group: 'text' },
  date: { Icon: Event, group: 'text' },
  time: { Icon: Schedule, group: 'text' },
  email: { Icon: AlternateEmail, group: 'text' },
  phone: { Icon: Phone, group: 'text' },
  url: { Icon: LinkIcon, group: 'text' },
  photo: { Icon: PhotoCamera, group: 'media' },
  audio: { Icon: MicNone, group: 'media' },
  file: { Icon: AttachFile, group: 'media' },
  signature: { Icon: Draw, group: 'media' },
  contact: { Icon: ContactPage, group: 'other' },
  consent: { Icon: Handshake, group: 'other' },
  statement: { Icon: Campaign, group: 'other' },
};

const UNKNOWN: TypeFacts = { Icon: Help, group: 'other' };

export const factsOf = (type: string): TypeFacts => FACTS[type] ?? UNKNOWN;
