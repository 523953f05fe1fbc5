import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import DriveFileRename from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import Download from '@mui/icons-material/FileDownloadOutlined';
import GroupAdd from '@mui/icons-material/GroupWorkOutlined';
import Star from '@mui/icons-material/StarBorderOutlined';
import type { ComponentType } from 'react';
import { companyProfile, survey as surveyEntity, surveyGroup, surveyTemplate } from '../../generated/resources.ts';
import { useMay } from '../../entities/use-access.ts';
import { AssignDialog } from './dialogs/assign-dialog.tsx';
import { DefaultDialog } from './dialogs/default-dialog.tsx';
import { DeleteSurveyDialog } from './dialogs/delete-dialog.tsx';
import { DuplicateDialog } from './dialogs/duplicate-dialog.tsx';
import { ExportDialog } from './dialogs/export-dialog.tsx';
import { RenameDialog } from './dialogs/rename-dialog.tsx';
import { SurveyTemplateDialog } from './dialogs/save-template-dialog.tsx';
import type { SurveyRow } from './survey-row.ts';

export interface SurveyDialogProps {
  survey: SurveyRow;
  onClose: () => void;
}

export type SurveyStep = 'rename' | 'duplicate' | 'save_template' | 'make_default' | 'assign' | 'export' | 'delete';

export const surveyDialogs: Record<SurveyStep, ComponentType<SurveyDialogProps>> = {
  rename: RenameDialog,
  duplicate: DuplicateDialog,
  save_template: SurveyTemplateDialog,
  make_default: DefaultDialog,
  assign: AssignDialog,
  export: ExportDialog,
  delete: DeleteSurveyDialog,
};

const ICONS: Record<SurveyStep, typeof Star> = {
  rename: DriveFileRename,
  duplicate: ContentCopy,
  save_template: BookmarkAdd,
  make_default: Star,
  assign: GroupAdd,
  export: Download,
  delete: Delete,
};

interface Offered {
  step: SurveyStep;
  Icon: typeof Star;
  /** It would change nothing, or nothing that can be shown: visitors see published surveys only. */
  isBlocked: boolean;
}

/** What the reader may do with the survey, in the order of use. */
export function useSurveySteps(survey: SurveyRow): Offered[] {
  const may = useMay(surveyEntity.route);
  const mayCompany = useMay(companyProfile.route);
  const mayTemplate = useMay(surveyTemplate.route);
  const mayGroup = useMay(surveyGroup.route);
  const allowed: Record<SurveyStep, boolean> = {
    rename: may('edit', survey),
    duplicate: may('create'),
    // Who sees it without its draft has nothing to keep.
    save_template: mayTemplate('create') && Boolean(survey.draft),
    make_default: mayCompany('edit'),
    assign: mayGroup('edit'),
    export: may('edit', survey),
    delete: may('delete', survey),
  };
  const blocked: Partial<Record<SurveyStep, boolean>> = {
    make_default: survey.version === null || survey.usage.is_default,
  };
  return (Object.keys(surveyDialogs) as SurveyStep[])
    .filter((step) => allowed[step])
    .map((step) => ({ step, Icon: ICONS[step], isBlocked: blocked[step] ?? false }));
}
