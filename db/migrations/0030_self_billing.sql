CREATE TABLE "self_bill_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"self_bill_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"docket_no" text,
	"description" text,
	"quantity" numeric(14, 4) NOT NULL,
	"amount" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "self_bill" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"statement_no" text NOT NULL,
	"draft_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"statement_date" date NOT NULL,
	"lines_hash" text NOT NULL,
	"subtotal" numeric(14, 2) NOT NULL,
	"gst" numeric(14, 2) NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"sent_at" timestamp with time zone,
	"document_no" text,
	"document_date" date,
	"document_subtotal" numeric(14, 2),
	"document_gst" numeric(14, 2),
	"document_total" numeric(14, 2),
	"received_at" timestamp with time zone,
	CONSTRAINT "self_bill_statementNo_unique" UNIQUE("statement_no"),
	CONSTRAINT "self_bill_draftId_unique" UNIQUE("draft_id")
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "customer_document_no" text;--> statement-breakpoint
ALTER TABLE "self_bill_line" ADD CONSTRAINT "self_bill_line_self_bill_id_self_bill_id_fk" FOREIGN KEY ("self_bill_id") REFERENCES "public"."self_bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_bill" ADD CONSTRAINT "self_bill_draft_id_invoice_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."invoice_draft"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_bill" ADD CONSTRAINT "self_bill_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "self_bill_line_bill" ON "self_bill_line" USING btree ("self_bill_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "self_bill_document_once" ON "self_bill" USING btree ("customer_id",lower("document_no"));