-- What release 2 still read and wrote ends with release 4. What release 1 sealed of the trail stays: it is evidence.
-- The price of a charge in a region is a term of that region; these tables have not been read since.
DROP TABLE "associate_product_region";--> statement-breakpoint
DROP TABLE "service_region";--> statement-breakpoint
DROP TABLE "sub_product_region";--> statement-breakpoint
DROP TRIGGER draft_exceptions_kept ON "invoice_draft_exception";--> statement-breakpoint
DROP TRIGGER draft_exceptions_kept_on_update ON "invoice_draft_exception";--> statement-breakpoint
DROP FUNCTION draft_exceptions_kept();--> statement-breakpoint
ALTER TABLE "invoice_draft" DROP COLUMN "exceptions";--> statement-breakpoint
DROP TRIGGER promise_kept ON "order";--> statement-breakpoint
DROP FUNCTION promise_kept();--> statement-breakpoint
DROP TRIGGER customer_term_kept ON "agreed_payment_term";--> statement-breakpoint
DROP TRIGGER customer_term_agreed ON "customer";--> statement-breakpoint
DROP FUNCTION customer_term_kept();--> statement-breakpoint
DROP FUNCTION customer_term_agreed();--> statement-breakpoint
DROP FUNCTION customer_term_of(uuid);--> statement-breakpoint
ALTER TABLE "customer" DROP COLUMN "payment_term_id";
