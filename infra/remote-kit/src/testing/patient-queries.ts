import { configure } from '@testing-library/react';

// `findBy…` ends as soon as it finds; a busy machine may take longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });
