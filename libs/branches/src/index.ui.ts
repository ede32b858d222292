export { BranchPicker } from './ui/branch-picker/branch-picker';
export type { BranchPickerProps } from './ui/branch-picker/branch-picker';
