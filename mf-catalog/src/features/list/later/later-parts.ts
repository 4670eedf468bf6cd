export { ListEmpty } from '../empty/list-empty.tsx';
export { PeriodTabs } from '../periods/period-tabs.tsx';
export { Suggestions } from '../suggestions.tsx';
export { FilterDialog } from './filter-dialog.tsx';
export { ListPart } from './list-part.tsx';
